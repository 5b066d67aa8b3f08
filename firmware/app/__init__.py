"""What a person meets: the canvas, the screens, the words and the sounds."""

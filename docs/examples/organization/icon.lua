-- Other files of the folder are read by require. This one gives the picture beside the configuration's name.
SVG = [[<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 21V8l8-5 8 5v13h-6v-7h-4v7z"/></svg>]]

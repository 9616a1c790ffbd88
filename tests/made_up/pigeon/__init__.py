"""The dialect of a made-up server, as a package of its own would bring it: by the recipe of docs/recipes.md."""

import "./fill-in.ts";

import { english } from "../texts/languages.ts";
import { speak } from "../texts/texts.ts";

// Tests read what people read.
await speak(english);

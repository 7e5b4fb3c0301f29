// Prints a configuration of fontconfig in which LibreOffice sets Georgia as wide as PowerPoint does.
//   FONTCONFIG_FILE=$(node src/office-fonts.ts) soffice …
import { writeOfficeFonts } from "./pictures/office-fonts.ts";

console.log(writeOfficeFonts());

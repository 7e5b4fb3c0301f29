// A fault on purpose, loaded into a service to show that a proof can fail (node --import): says that a file has its name
// before it has it.
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { rename } = promises;
/** In milliseconds. */
const late = 30;

promises.rename = async (...given) => {
  setTimeout(() => void rename(...given), late);
};
syncBuiltinESMExports();

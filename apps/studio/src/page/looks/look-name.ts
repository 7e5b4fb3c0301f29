/** Returns what people call a look: its name with a capital. */
export function toLookName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

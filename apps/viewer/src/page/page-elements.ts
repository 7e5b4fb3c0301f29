/** Returns the element of the page with this id, which index.html has; throws if it is not there or of another type. */
export function pageElement<Type extends Element>(id: string, type: abstract new () => Type): Type {
  const element = document.getElementById(id);
  if (!(element instanceof type))
    throw new TypeError(`index.html must have a ${type.name} with the id "${id}".`);
  return element;
}

type Document = Readonly<Record<string, unknown>>;

/**
 * Makes an OpenAPI document that many times as large: each copy has paths, operations and components of its own, which refer to
 * each other as in the first.
 */
export function multiplyContract(document: Document, times: number): Document {
  const copies = Array.from({ length: times }, (_, index) =>
    index === 0 ? document : copy(document, index),
  );
  const components = copies.map((one) => one["components"] as Record<string, Record<string, unknown>>);
  return {
    ...document,
    paths: Object.assign({}, ...copies.map((one) => one["paths"])),
    components: Object.fromEntries(
      Object.keys(components[0] ?? {}).map((kind) => [
        kind,
        Object.assign({}, ...components.map((one) => one[kind])),
      ]),
    ),
  };
}

function copy(document: Document, index: number): Document {
  const mark = `Copy${index}`;
  const text = JSON.stringify(document)
    .replaceAll(/"#\/components\/(\w+)\/([\w-]+)/g, `"#/components/$1/$2${mark}`)
    .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1${mark}"`);
  const { paths, components } = JSON.parse(text) as Record<"paths" | "components", object>;
  const rename = (entries: object, toName: (name: string) => string) =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [toName(name), value]));
  return {
    paths: rename(paths, (path) => `/${mark.toLowerCase()}${path}`),
    components: Object.fromEntries(
      Object.entries(components).map(([kind, entries]) => [
        kind,
        // A requirement names its scheme without a reference.
        kind === "securitySchemes" ? entries : rename(entries as object, (name) => `${name}${mark}`),
      ]),
    ),
  };
}

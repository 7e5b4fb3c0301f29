import type { ContractOperation } from "@lectern/spec";

/** An operation of the contract with the decoded values of its path parameters. */
export interface Route {
  readonly operation: ContractOperation;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Where a method and a path lead in the contract. */
export type RouteMatch =
  | { readonly kind: "found"; readonly route: Route }
  | { readonly kind: "wrong_method" }
  | { readonly kind: "unknown_path" };

/** The operations of a contract, found by method and path. */
export interface Routes {
  /** Finds the operation for a method (any case; HEAD is GET without its body) and a raw path. */
  match(method: string, path: string): RouteMatch;
  /** The methods that a raw path takes, in upper case, HEAD and OPTIONS included; none for an unknown path. */
  allowedMethods(path: string): readonly string[];
}

interface Pattern {
  readonly operation: ContractOperation;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Creates the routes of a contract; concrete paths come before templated ones (OpenAPI 3.1, 4.8.8). */
export function createRoutes(operations: readonly ContractOperation[]): Routes {
  const patterns = operations.map(toPattern).sort((a, b) => a.names.length - b.names.length);
  const matching = (path: string) => patterns.filter((pattern) => pattern.expression.test(path));

  return {
    match(method, path) {
      const candidates = matching(path);
      if (candidates.length === 0) return { kind: "unknown_path" };
      const wanted = method.toLowerCase();
      const pattern =
        candidates.find(({ operation }) => operation.method === wanted) ??
        candidates.find(({ operation }) => wanted === "head" && operation.method === "get");
      if (pattern === undefined) return { kind: "wrong_method" };
      return { kind: "found", route: toRoute(pattern, path) };
    },
    allowedMethods(path) {
      const methods = matching(path).map(({ operation }) => operation.method.toUpperCase());
      if (methods.length === 0) return [];
      return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])];
    },
  };
}

function toPattern(operation: ContractOperation): Pattern {
  const names: string[] = [];
  const source = operation.path.replace(/\{([^}]+)\}|[.*+?^$()|[\]\\]/g, (found, name?: string) => {
    if (name === undefined) return `\\${found}`;
    names.push(name);
    return "([^/]+)";
  });
  return { operation, expression: new RegExp(`^${source}$`), names };
}

function toRoute({ operation, expression, names }: Pattern, path: string): Route {
  const values = expression.exec(path)?.slice(1) ?? [];
  return {
    operation,
    parameters: Object.fromEntries(names.map((name, index) => [name, decodeSegment(values[index] ?? "")])),
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // "%zz" is nobody's id; it is taken as it came, as Prism does
  }
}

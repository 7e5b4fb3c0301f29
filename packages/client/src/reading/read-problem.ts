import type { Problem } from "@lectern/types";
import type { ReceivedProblem } from "../errors.ts";
import { isRecord, parseJson, readMediaType } from "./read-body.ts";

/** Reads the problem from an error's body, or says as a problem what came instead. */
export function readProblem(response: Response, body: string): ReceivedProblem {
  const { status, statusText } = response;
  const parsed = parseJson(body);
  const given = isRecord(parsed) ? parsed : {};
  const text = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === "string" ? value : undefined;
  };
  const title = text("title");
  const detail = text("detail") ?? (title ? undefined : describe(response, body));
  const instance = text("instance");
  const { errors } = given;
  return {
    type: text("type") ?? "about:blank",
    title: title ?? (statusText || `HTTP status ${status}`),
    status,
    code: (text("code") as Problem["code"] | undefined) ?? "unknown",
    ...(detail && { detail }),
    ...(instance && { instance }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFault) }),
  };
}

function isFault(value: unknown): value is NonNullable<Problem["errors"]>[number] {
  return isRecord(value) && typeof value["pointer"] === "string" && typeof value["message"] === "string";
}

function describe(response: Response, body: string): string {
  if (!body) return "The answer has no body that could be read.";
  const page = /<title[^>]*>([^<]+)/i.exec(body)?.[1] ?? body;
  const start = page.trim().replaceAll(/\s+/g, " ").slice(0, 120);
  return `The answer is ${readMediaType(response) || "text"}, no problem document; perhaps from a proxy before the service: "${start}".`;
}

import { noticeContentSecurityPolicy, toNoticePage } from "@lectern/viewer";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ClientGoneError, describeProblem, replyWithProblem } from "./problem-replies.ts";

/**
 * Returns the error handler of operations that signed links lead to: a browser that was led there is answered with a page in
 * plain words, with the status that programs get; everybody else with the problem itself.
 */
export function createReplyToPeople(frameAncestors: string): typeof replyWithProblem {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    reply.header("vary", "accept");
    const isBrowser = request.headers.accept?.includes("text/html") ?? false;
    if (!isBrowser || error instanceof ClientGoneError) return replyWithProblem(error, request, reply);
    const { status, code } = describeProblem(error, request);
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .header("content-security-policy", `${noticeContentSecurityPolicy}; frame-ancestors ${frameAncestors}`)
      .type("text/html; charset=utf-8")
      .send(toNoticePage(status, code));
  };
}

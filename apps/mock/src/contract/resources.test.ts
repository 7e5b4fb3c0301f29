import { readContract } from "@lectern/spec";
import { expect, test } from "vitest";
import { creatorsOf, resourceRole } from "./resources.ts";

const { operations } = readContract();

test("the shapes of paths and answers say what an operation does", () => {
  const roles = Object.fromEntries(
    operations.map((operation) => {
      const role = resourceRole(operation, operations);
      return [operation.operationId, role.kind === "none" ? role.kind : `${role.kind} ${role.collection}`];
    }),
  );
  expect(roles).toMatchObject({
    generatePresentation: "create /v1/presentations",
    getPresentation: "use /v1/presentations",
    deletePresentation: "delete /v1/presentations",
    downloadPresentation: "use /v1/presentations",
    embedPresentation: "use /v1/presentations",
    getPresentationReport: "use /v1/presentations",
    listPresentations: "list /v1/presentations",
    createPresentation: "create /v1/presentations",
    getPresentationOutline: "use /v1/presentations",
    putPresentationOutline: "use /v1/presentations",
    composeOutline: "none",
    listTemplates: "list /v1/templates",
    uploadTemplate: "create /v1/templates",
    deleteTemplate: "delete /v1/templates",
  });
});

test("a page holds what is made in its collection, too", () => {
  const page = operations.find(({ operationId }) => operationId === "listPresentations");
  expect(
    page &&
      creatorsOf(page, operations)
        .map(({ operationId }) => operationId)
        .toSorted(),
  ).toEqual(["createPresentation", "generatePresentation"]);
});

test("a list holds what is made in its collection with its items' schema", () => {
  const list = operations.find(({ operationId }) => operationId === "listTemplates");
  expect(list && creatorsOf(list, operations).map(({ operationId }) => operationId)).toEqual([
    "uploadTemplate",
  ]);
});

// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import { toMutation, toPagedQuery, toQuery } from "../query-options.ts";
import type { Client, Inputs } from "./operations.ts";

/** Makes the options of TanStack Query for each operation of a client. */
export function createQueryOptions(client: Client) {
  return {
    /** Generate a presentation: `POST /v1/presentations/generate`. */
    generatePresentation: (options?: Parameters<Client["generatePresentation"]>[1]) =>
      toMutation("generatePresentation", (input: Inputs["generatePresentation"]) => client.generatePresentation(input, options)),

    /** Write an outline: `POST /v1/outlines`. */
    composeOutline: (options?: Parameters<Client["composeOutline"]>[1]) =>
      toMutation("composeOutline", (input: Inputs["composeOutline"]) => client.composeOutline(input, options)),

    /** Draw a slide of an outline: `POST /v1/outlines/picture`. */
    drawOutline: (options?: Parameters<Client["drawOutline"]>[1]) =>
      toMutation("drawOutline", (input: Inputs["drawOutline"]) => client.drawOutline(input, options)),

    /** List the caller's presentations: `GET /v1/presentations`. */
    listPresentations: (input: Inputs["listPresentations"] = {}) =>
      toQuery("listPresentations", input, (signal) => client.listPresentations(input, { signal })),

    /** List the caller's presentations: `GET /v1/presentations`. */
    listPresentationsPages: (input: Omit<Inputs["listPresentations"], "cursor"> = {}) =>
      toPagedQuery("listPresentations", input, (cursor, signal) => client.listPresentations({ ...input, cursor }, { signal })),

    /** Make a presentation of an outline: `POST /v1/presentations`. */
    createPresentation: (options?: Parameters<Client["createPresentation"]>[1]) =>
      toMutation("createPresentation", (input: Inputs["createPresentation"]) => client.createPresentation(input, options)),

    /** Retrieve a presentation: `GET /v1/presentations/{id}`. */
    getPresentation: (input: Inputs["getPresentation"]) =>
      toQuery("getPresentation", input, (signal) => client.getPresentation(input, { signal })),

    /** Delete a presentation: `DELETE /v1/presentations/{id}`. */
    deletePresentation: (options?: Parameters<Client["deletePresentation"]>[1]) =>
      toMutation("deletePresentation", (input: Inputs["deletePresentation"]) => client.deletePresentation(input, options)),

    /** Download a presentation: `GET /v1/presentations/{id}/download`. */
    downloadPresentation: (options?: Parameters<Client["downloadPresentation"]>[1]) =>
      toMutation("downloadPresentation", (input: Inputs["downloadPresentation"]) => client.downloadPresentation(input, options)),

    /** Open a presentation in the hosted viewer: `GET /v1/presentations/{id}/embed`. */
    embedPresentation: (options?: Parameters<Client["embedPresentation"]>[1]) =>
      toMutation("embedPresentation", (input: Inputs["embedPresentation"]) => client.embedPresentation(input, options)),

    /** Retrieve the report on a presentation: `GET /v1/presentations/{id}/report`. */
    getPresentationReport: (input: Inputs["getPresentationReport"]) =>
      toQuery("getPresentationReport", input, (signal) => client.getPresentationReport(input, { signal })),

    /** Get a picture of a slide: `GET /v1/presentations/{id}/slides/{slideNumber}/picture`. */
    getSlidePicture: (options?: Parameters<Client["getSlidePicture"]>[1]) =>
      toMutation("getSlidePicture", (input: Inputs["getSlidePicture"]) => client.getSlidePicture(input, options)),

    /** Retrieve the outline of a presentation: `GET /v1/presentations/{id}/outline`. */
    getPresentationOutline: (input: Inputs["getPresentationOutline"]) =>
      toQuery("getPresentationOutline", input, (signal) => client.getPresentationOutline(input, { signal })),

    /** Replace the outline of a presentation: `PUT /v1/presentations/{id}/outline`. */
    putPresentationOutline: (options?: Parameters<Client["putPresentationOutline"]>[1]) =>
      toMutation("putPresentationOutline", (input: Inputs["putPresentationOutline"]) => client.putPresentationOutline(input, options)),

    /** List the versions of a presentation: `GET /v1/presentations/{id}/versions`. */
    listPresentationVersions: (input: Inputs["listPresentationVersions"]) =>
      toQuery("listPresentationVersions", input, (signal) => client.listPresentationVersions(input, { signal })),

    /** Retrieve the outline of a version: `GET /v1/presentations/{id}/versions/{version}`. */
    getPresentationVersion: (input: Inputs["getPresentationVersion"]) =>
      toQuery("getPresentationVersion", input, (signal) => client.getPresentationVersion(input, { signal })),

    /** List the caller's templates: `GET /v1/templates`. */
    listTemplates: (input: Inputs["listTemplates"] = {}) =>
      toQuery("listTemplates", input, (signal) => client.listTemplates(input, { signal })),

    /** Upload a template: `POST /v1/templates`. */
    uploadTemplate: (options?: Parameters<Client["uploadTemplate"]>[1]) =>
      toMutation("uploadTemplate", (input: Inputs["uploadTemplate"]) => client.uploadTemplate(input, options)),

    /** Retrieve a template: `GET /v1/templates/{id}`. */
    getTemplate: (input: Inputs["getTemplate"]) =>
      toQuery("getTemplate", input, (signal) => client.getTemplate(input, { signal })),

    /** Delete a template: `DELETE /v1/templates/{id}`. */
    deleteTemplate: (options?: Parameters<Client["deleteTemplate"]>[1]) =>
      toMutation("deleteTemplate", (input: Inputs["deleteTemplate"]) => client.deleteTemplate(input, options)),
  };
}

// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

/** The revision of the contract that these types are made from; a service of the same sends it as `Lectern-Contract`. */
export type ContractRevision = "c395c430224c";

/** The codes of the problems that each operation can answer with, by its operationId. */
export interface ProblemCodes {
  readonly "generatePresentation": "invalid_request" | "template_not_found" | "malformed_json" | "prompt_unusable" | "generation_failed" | "model_failed" | "model_timeout" | "idempotency_key_reused" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "composeOutline": "invalid_request" | "template_not_found" | "malformed_json" | "prompt_unusable" | "generation_failed" | "model_failed" | "model_timeout" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "listPresentations": "invalid_request" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "createPresentation": "invalid_request" | "template_not_found" | "malformed_json" | "generation_failed" | "idempotency_key_reused" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "getPresentation": "unauthorized" | "presentation_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "deletePresentation": "unauthorized" | "presentation_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "downloadPresentation": "presentation_not_found" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "embedPresentation": "presentation_not_found" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "getPresentationReport": "unauthorized" | "presentation_not_found" | "report_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "getSlidePicture": "unauthorized" | "presentation_not_found" | "slide_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "getPresentationOutline": "unauthorized" | "presentation_not_found" | "outline_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "putPresentationOutline": "invalid_request" | "template_not_found" | "malformed_json" | "generation_failed" | "idempotency_key_reused" | "unauthorized" | "presentation_not_found" | "outline_not_found" | "precondition_failed" | "precondition_required" | "internal_error" | "route_not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "listTemplates": "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "uploadTemplate": "template_unusable" | "unauthorized" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "getTemplate": "unauthorized" | "template_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
  readonly "deleteTemplate": "unauthorized" | "template_not_found" | "internal_error" | "route_not_found" | "method_not_allowed" | "invalid_request" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "unavailable";
}

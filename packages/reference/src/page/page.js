// Sent as it stands here: shows the contract of the service that this page comes from, and tries it there.

const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle: (options: object) => void }} */ (
  /** @type {unknown} */ (globalThis)
);

const dark = matchMedia("(prefers-color-scheme: dark)");
const showTheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", showTheme);
showTheme();

const response = await fetch("docs/openapi.json");
const contract = await response.json();

// A form comes filled with the examples: a key that is the same every time would be refused from the second try on.
for (const parameter of Object.values(contract.components.parameters)) {
  if (parameter.in === "header") delete parameter.example;
}

SwaggerUIBundle({
  domNode: document.querySelector("#reference"),
  // Whatever address the contract names: what is tried here is tried on this service.
  spec: { ...contract, servers: [{ url: new URL(".", location.href).href.replace(/\/$/, "") }] },
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: "list",
  tryItOutEnabled: true,
  persistAuthorization: false,
  validatorUrl: null,
});

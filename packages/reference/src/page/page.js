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

/** What Swagger UI leaves without a name. */
const names = {
  "#servers": "Server",
  ".examples-select-element": "Example",
  ".content-type, .response-controls select:not([class])": "Media type",
  ".opblock-body select": "Value",
  "textarea.body-param__text": "Request body",
  ".opblock-body input": "Value",
  ".close-modal": "Close",
};

/** Parts of the page that screen readers can go to, and what each is. */
const landmarks = {
  ".information-container": ["region", "About this contract"],
  ".schemes-server-container": ["region", "Server and key"],
  ".modal-ux": ["dialog", "Keys"],
};

/** Names what has no name, takes links out of the buttons that they stand in, and puts the headings in order. */
const mend = () => {
  for (const [selector, name] of Object.entries(names)) {
    for (const element of document.querySelectorAll(selector)) {
      const isNamed =
        element.hasAttribute("aria-label") || element.closest("label:not([for=servers])") !== null;
      if (!isNamed) element.setAttribute("aria-label", name);
    }
  }
  for (const [selector, [role = "", label = ""]] of Object.entries(landmarks)) {
    for (const element of document.querySelectorAll(selector)) {
      element.setAttribute("role", role);
      element.setAttribute("aria-label", label);
    }
  }
  for (const link of document.querySelectorAll("button a[href]")) link.removeAttribute("href");
  for (const button of document.querySelectorAll(".auth-btn-wrapper [aria-label]"))
    button.removeAttribute("aria-label");
  for (const table of document.querySelectorAll("table[role=region]")) {
    const path = table.closest(".opblock")?.querySelector(".opblock-summary-path")?.textContent ?? "";
    const method = table.closest(".opblock")?.querySelector(".opblock-summary-method")?.textContent ?? "";
    const label = `${table.classList.contains("live-responses-table") ? "Answer" : "Responses"} of ${method} ${path}`;
    if (table.getAttribute("aria-label") !== label) table.setAttribute("aria-label", label);
  }
  let before = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const own = Number(heading.tagName.slice(1));
    const level = Math.min(own, before + 1);
    before = level;
    const wanted = level === own ? null : String(level);
    if (heading.getAttribute("aria-level") === wanted) continue;
    if (wanted === null) heading.removeAttribute("aria-level");
    else heading.setAttribute("aria-level", wanted);
  }
};

// Once a frame, however much the library draws in it.
let isAsked = false;
new MutationObserver(() => {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    mend();
  });
}).observe(document.body, { childList: true, subtree: true });

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

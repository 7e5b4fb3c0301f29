export { createRasterizer, type Rasterize } from "./create-rasterizer.ts";

import type {
  FlowEdge,
  FlowNode,
  FlowSlide,
  HierarchyNode,
  HierarchySlide,
  MatrixAxis,
  MatrixItem,
  MatrixQuadrant,
  MatrixSlide,
} from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  lengthOf,
  type OutlinePlace,
  readFlag,
  readList,
  readNumberBetween,
  readOneOf,
  readOptional,
} from "../outline/outline-place.ts";
import { readAmount } from "./read-figures.ts";
import { readItems } from "./read-items.ts";
import { readInnerHead, readTakeaway } from "./read-slide-head.ts";
import { readLine } from "./read-text.ts";

/** Reads questions and steps: every edge leads to a node that is there, no end leads on. */
export function readFlowSlide(slide: OutlinePlace): FlowSlide {
  const nodes = slide.at("nodes");
  const read = readList(nodes, { of: "nodes", least: 2, most: outlineLimits.nodes }, readNode);
  assertOwnIds(nodes, read);
  return { kind: "flow", ...readInnerHead(slide), nodes: read, ...readTakeaway(slide) };
}

function readNode(node: OutlinePlace): FlowNode {
  assertObject(node);
  const form = readOneOf(node.at("form"), ["question", "step", "end"]);
  if (form === "end" && lengthOf(node.at("edges")) > 0) {
    node.at("edges").report("expected none, for nothing comes after an end");
  }
  const edges = { of: "edges", least: 0, most: outlineLimits.edges };
  return {
    id: readLine(node.at("id"), outlineLimits.id),
    form,
    text: readLine(node.at("text"), outlineLimits.title),
    ...readOptional(node, "edges", (list) => readList(list, edges, readEdge)),
  };
}

function readEdge(edge: OutlinePlace): FlowEdge {
  assertObject(edge);
  return {
    to: readLine(edge.at("to"), outlineLimits.id),
    ...readOptional(edge, "label", (label) => readLine(label, outlineLimits.edgeLabel)),
  };
}

function assertOwnIds(list: OutlinePlace, nodes: readonly FlowNode[]): void {
  const ids = nodes.map(({ id }) => id);
  for (const [index, { id, edges = [] }] of nodes.entries()) {
    if (ids.indexOf(id) < index) {
      list
        .at(index)
        .at("id")
        .report(`expected an id of its own, got that of node ${ids.indexOf(id) + 1}`);
    }
    for (const [edge, { to }] of edges.entries()) {
      if (ids.includes(to) && to !== id) continue;
      const place = list.at(index).at("edges").at(edge).at("to");
      if (place.value === to) place.report(`expected the id of another node, got "${to}"`);
    }
  }
}

/** Reads a tree of at most so many levels and nodes. */
export function readHierarchySlide(slide: OutlinePlace): HierarchySlide {
  const count = { nodes: 0 };
  const root = readHierarchyNode(slide.at("root"), 1, count);
  const { hierarchyNodes } = outlineLimits;
  if (count.nodes > hierarchyNodes) {
    slide.at("root").report(`expected at most ${hierarchyNodes} nodes, got ${count.nodes}`);
  }
  return { kind: "hierarchy", ...readInnerHead(slide), root, ...readTakeaway(slide) };
}

function readHierarchyNode(node: OutlinePlace, level: number, count: { nodes: number }): HierarchyNode {
  assertObject(node);
  count.nodes += 1;
  const length = { of: "children", least: 0, most: outlineLimits.hierarchyChildren };
  return {
    name: readLine(node.at("name"), outlineLimits.title),
    ...readOptional(node, "text", (text) => readLine(text, outlineLimits.title)),
    ...readOptional(node, "amount", readAmount),
    ...readOptional(node, "highlighted", readFlag),
    ...readOptional(node, "children", (children) => {
      if (level < outlineLimits.hierarchyLevels) {
        return readList(children, length, (child) => readHierarchyNode(child, level + 1, count));
      }
      if (lengthOf(children) > 0) {
        children.report(`expected at most ${outlineLimits.hierarchyLevels} levels, got one more`);
      }
      return [];
    }),
  };
}

/** Reads four fields, things placed by two measures, or both. */
export function readMatrixSlide(slide: OutlinePlace): MatrixSlide {
  if (slide.at("quadrants").value === undefined && slide.at("items").value === undefined) {
    slide.at("quadrants").report("expected four quadrants, or items, got neither");
  }
  const items = { of: "items", most: outlineLimits.matrixItems };
  return {
    kind: "matrix",
    ...readInnerHead(slide),
    ...readOptional(slide, "quadrants", (list) =>
      readList(list, { of: "quadrants", least: 4, most: 4 }, readQuadrant),
    ),
    ...readOptional(slide, "horizontal", readAxis),
    ...readOptional(slide, "vertical", readAxis),
    ...readOptional(slide, "items", (list) => readList(list, items, readMatrixItem)),
    ...readTakeaway(slide),
  };
}

function readQuadrant(quadrant: OutlinePlace): MatrixQuadrant {
  assertObject(quadrant);
  return {
    heading: readLine(quadrant.at("heading"), outlineLimits.title),
    ...readOptional(quadrant, "points", readItems),
    ...readOptional(quadrant, "highlighted", readFlag),
  };
}

function readAxis(axis: OutlinePlace): MatrixAxis {
  assertObject(axis);
  return {
    name: readAxisName(axis.at("name")),
    ...readOptional(axis, "low", readAxisName),
    ...readOptional(axis, "high", readAxisName),
  };
}

function readAxisName(name: OutlinePlace): string {
  return readLine(name, outlineLimits.axis);
}

function readMatrixItem(item: OutlinePlace): MatrixItem {
  assertObject(item);
  return {
    label: readLine(item.at("label"), outlineLimits.chartLabel),
    x: readNumberBetween(item.at("x"), 0, 1),
    y: readNumberBetween(item.at("y"), 0, 1),
    ...readOptional(item, "size", (size) => readNumberBetween(size, 0, outlineLimits.chartValue)),
    ...readOptional(item, "highlighted", readFlag),
  };
}

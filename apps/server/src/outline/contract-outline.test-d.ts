// Read by tsc, not run: packages/deck and the contract say the same of an outline, field by field, in both directions.
import type * as deck from "@lectern/deck";
import type * as contract from "@lectern/types";
import { expectTypeOf } from "vitest";

type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;

/** The deck's points and nodes hold their own kind; the contract writes their levels one by one. They come below. */
type Plain<Type> = Type extends unknown
  ? true extends Same<Type, deck.BulletItem> | Same<Type, contract.BulletItem>
    ? "a point"
    : true extends Same<Type, deck.HierarchyNode> | Same<Type, contract.HierarchyNode>
      ? "a node"
      : PlainParts<Type>
  : never;

/** The wire's types know no `readonly`. */
type PlainParts<Type> = Type extends readonly (infer Element)[]
  ? Plain<Element>[]
  : Type extends object
    ? { -readonly [Name in keyof Type]: Plain<Type[Name]> }
    : Type;

type Own<Type, Others extends string = never> = PlainParts<Omit<Type, "children" | Others>>;

/** What is drawn of a deck's subject and on its slides is its author's own wish, which is kept and not served. */
interface ServedOutline extends Omit<deck.Outline, "design" | "slides" | "drawings"> {
  readonly slides: readonly Served<deck.OutlineSlide>[];
  readonly design?: Omit<deck.DesignWish, "picture">;
}
type Served<Slide> = Slide extends unknown ? Omit<Slide, "picture" | "partsOf"> : never;
expectTypeOf<Plain<ServedOutline>>().toEqualTypeOf<Plain<contract.Outline>>();

expectTypeOf<Own<deck.BulletItem>>().toEqualTypeOf<Own<contract.BulletItem>>();
expectTypeOf<Own<deck.BulletItem, "amount">>().toEqualTypeOf<Own<contract.BulletItemLevel2>>();
expectTypeOf<Own<deck.BulletItem, "amount">>().toEqualTypeOf<PlainParts<contract.BulletItemLevel3>>();
expectTypeOf<contract.BulletItem["children"]>().toEqualTypeOf<contract.BulletItemLevel2[] | undefined>();
expectTypeOf<contract.BulletItemLevel2["children"]>().toEqualTypeOf<
  contract.BulletItemLevel3[] | undefined
>();

type Levels = [
  contract.HierarchyNode,
  contract.HierarchyNodeLevel2,
  contract.HierarchyNodeLevel3,
  contract.HierarchyNodeLevel4,
];
expectTypeOf<Own<deck.HierarchyNode>>().toEqualTypeOf<Own<Levels[number]>>();
expectTypeOf<Own<deck.HierarchyNode>>().toEqualTypeOf<PlainParts<contract.HierarchyNodeLevel5>>();
expectTypeOf<Levels[0]["children"]>().toEqualTypeOf<contract.HierarchyNodeLevel2[] | undefined>();
expectTypeOf<Levels[1]["children"]>().toEqualTypeOf<contract.HierarchyNodeLevel3[] | undefined>();
expectTypeOf<Levels[2]["children"]>().toEqualTypeOf<contract.HierarchyNodeLevel4[] | undefined>();
expectTypeOf<Levels[3]["children"]>().toEqualTypeOf<contract.HierarchyNodeLevel5[] | undefined>();

// What one takes, the other takes as it is.
expectTypeOf<contract.Outline>().toExtend<deck.Outline>();

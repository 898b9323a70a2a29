/**
 * Characters and the names of their glyphs in fonts for formulas by TeX and the AMS, which the Adobe Glyph List lacks, so that
 * PDFium does not know them (lcdf-typetools, texglyphlist.txt; ConTeXt, char-enc.lua).
 */
const names = [
  'ϵ epsilon1 ϖ pi1 ϱ rho1 ϝ digamma ϶ epsiloninv ℓ lscript ℏ planckover2pi ℏ planckover2pi1 ℶ beth ℧ mho',
  '⟨ angbracketleft ⟩ angbracketright ⌊ floorleft ⌋ floorright ⌈ ceilingleft ⌉ ceilingright',
  '⟦ dblbracketleft ⟧ dblbracketright ⌜ rightanglenw ⌝ rightanglene ⌞ rightanglesw ⌟ rightanglese',
  '‖ bardbl ′ prime ‵ primereverse ≀ wreathproduct ∡ measuredangle ∢ sphericalangle',
  '⌢ slurabove ⌣ slurbelow ⌢ frown ⌣ smile ∗ asteriskcentered ␣ visiblespace ␣ visualspace ‽ interrobang',
  '⊖ circleminus ⊘ circledivide ⊙ circledot ◯ circlecopyrt ⊚ circlering ⊛ circleasterisk ≗ circleequal Ⓡ circleR Ⓢ circleS',
  '⊡ squaredot ⊞ squareplus ⊟ squareminus ⊠ squaremultiply □ square ■ squaresolid ▪ squaresmallsolid',
  '⋄ diamondmath ◆ diamondsolid ⋆ star ◃ triangleleft ▹ triangleright △ triangle ▽ triangleinv',
  '▲ trianglesolid ▼ triangledownsld ◀ triangleleftsld ▶ trianglerightsld ⊴ triangleleftequal ⊵ trianglerightequal',
  '∐ coproduct ⊔ unionsq ⊓ intersectionsq ⊎ unionmulti ⋓ uniondbl ⋒ intersectiondbl ⋎ downfall ⋏ uprise',
  '∔ dotplus ⋇ divideontimes ⋋ multiopenleft ⋌ multiopenright ⋉ multicloseleft ⋊ multicloseright ⊺ intercal ⊸ multimap',
  '⋔ fork ⊼ nand ⊻ orunderscore ⩞ perpcorrespond ⊤ latticetop ∋ owner ≬ between ✓ check ✠ maltesecross',
  '⊢ turnstileleft ⊣ turnstileright ⊨ satisfies ⊩ forces ⊪ forcesbar ♭ flat ♮ natural ♯ sharp',
  '≃ similarequal ≍ equivasymptotic ≏ difference ≎ geomequivalent ≜ defines ∽ revsimilar ⋍ revasymptequal ≂ equalorsimilar',
  '≖ ringinequal ≑ equalsdots ≒ equaldotleftright ≓ equaldotrightleft ⪕ equalorless ⪖ equalorgreater',
  '≪ lessmuch ⋘ muchless ⩽ lessorequalslant ≦ lessdblequal ≲ lessorsimilar ⪅ lessorapproxeql ≶ lessorgreater',
  '≫ greatermuch ⋙ muchgreater ⩾ greaterorequalslant ≧ greaterdblequal ≳ greaterorsimilar ⪆ greaterorapproxeql ≷ greaterorless',
  '⋚ lessequalgreater ⪋ lessdbleqlgreater ⋛ greaterlessequal ⪌ greaterdbleqlless',
  '≻ follows ⪯ precedesequal ⪰ followsequal ≼ precedesorcurly ≽ followsorcurly ≾ precedesorequal ≿ followsorequal',
  '⋞ equalorprecedes ⋟ equalorfollows ⊑ subsetsqequal ⊒ supersetsqequal ⊏ squareimage ⊐ squareoriginal',
  '⋐ subsetdbl ⋑ supersetdbl ⫅ subsetdblequal ⫆ supersetdblequal',
  '↗ arrownortheast ↘ arrowsoutheast ↖ arrownorthwest ↙ arrowsouthwest ↕ arrowbothv ⇕ arrowdblbothv',
  '↼ arrowlefttophalf ↽ arrowleftbothalf ⇀ arrowrighttophalf ⇁ arrowrightbothalf ↪ arrowhookleft ↩ arrowhookright',
  '↼ harpoonleftup ↽ harpoonleftdown ⇀ harpoonrightup ⇁ harpoonrightdown ⇌ harpoonleftright ⇋ harpoonrightleft',
  '↾ harpoonupright ⇂ harpoondownright ↿ harpoonupleft ⇃ harpoondownleft',
  '⇇ dblarrowleft ⇉ dblarrowright ⇈ dblarrowup ⇊ dblarrowdwn ⇆ arrowparrleftright ⇄ arrowparrrightleft',
  '⇚ arrowtripleleft ⇛ arrowtripleright ↠ dblarrowheadright ↞ dblarrowheadleft ↢ arrowtailleft ↣ arrowtailright',
  '↫ curlyleft ↬ curlyright ↰ shiftleft ↱ shiftright ↻ clockwise ↺ anticlockwise ⇝ squiggleright ↭ squiggleleftright',
  '↦ mapsto \u20d7 vector \u0338 negationslash',
  'ﬀ f_f ﬁ f_i ﬂ f_l ﬃ f_f_i ﬄ f_f_l ﬆ s_t',
];

/** Characters and the names of signs that grow with what they enclose or apply to, before what gives the size. */
const growingNames = [
  '( parenleft ) parenright [ bracketleft ] bracketright { braceleft } braceright / slash \\ backslash √ radical',
  '⟨ angbracketleft ⟩ angbracketright ⌊ floorleft ⌋ floorright ⌈ ceilingleft ⌉ ceilingright',
  '∑ summation ∏ product ∐ coproduct ∫ integral ∮ contintegral ⨀ circledot ⨁ circleplus ⨂ circlemultiply',
  '⋃ union ⋂ intersection ⨄ unionmulti ⨆ unionsq ⋀ logicaland ⋁ logicalor',
];
const sizes = ['big', 'Big', 'bigg', 'Bigg', 'text', 'display'];

/** The characters of names. */
const charactersOf = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap((line) =>
      [...line.matchAll(/(\S+) (\S+)/gu)].map(([, sign = '', name = '']) => [name, sign.codePointAt(0) ?? 0] as const),
    ),
  );

/** The characters of glyphs by their names, where neither the Adobe Glyph List nor PDFium has these. */
export const texNames: ReadonlyMap<string, number> = new Map([
  ...charactersOf(names),
  ...[...charactersOf(growingNames)].flatMap(([name, character]) =>
    sizes.map((size) => [`${name}${size}`, character] as const),
  ),
]);

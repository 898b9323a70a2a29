/**
 * The words of LibreOffice's formula language that are commands, in small letters: it reads those in a run of a formula as
 * such (https://help.libreoffice.org, "Formula Reference Tables"). Names of functions are none,
 * but for limits: they show as they are.
 */
export const commandWords: ReadonlySet<string> = new Set(
  `
  abs acute aleph alignb alignc alignl alignm alignr alignt and approx backepsilon bar binom bold boper breve bslash cdot
  check circ circle color coprod csub csup dddot ddot def div divides dlarrow dlrarrow dot dotsaxis dotsdiag dotsdown
  dotslow dotsup dotsvert downarrow drarrow emptyset equiv evaluate exists fact fixed font forall fourier frac from func
  ge geslant gg grave gt harpoon hat hbar hex iiint iint im in infinity infty int intd intersection it ital italic
  lambdabar langle laplace lbrace lceil ldbracket ldline le left leftarrow leslant lfloor lim liminf limsup lint ll lline
  llint lllint lsub lsup lt matrix minusplus mline nabla nbold ndivides neg newline ni nitalic none nospace notexists
  notin nprec nroot nsubset nsubseteq nsucc nsupset nsupseteq odivide odot ominus oper oplus or ortho otimes over
  overbrace overline overstrike owns parallel partial phantom plusminus prec preccurlyeq precsim prop rangle rbrace rceil
  rdbracket re rfloor right rightarrow rline rsub rsup sans serif setc setminus setn setq setquotient setr setz sim simeq
  size slash sqrt stack sub subset subseteq succ succcurlyeq succsim sum sup supset supseteq tilde times to toward transl
  transr underbrace underline union uoper uparrow vec widebslash wideharpoon widehat wideslash widetilde widevec wp
  `
    .trim()
    .split(/\s+/),
);

/**
 * Words that StarMath, the language of LibreOffice's formulas, reads as commands, in small letters or capitals (LibreOffice
 * 7.4 to 25.8, starmath/source/parse5.cxx).
 */
const commands = `
  abs acute aleph alignb alignc alignl alignm alignr alignt and approx arccos arccot arcosh arcoth arcsin arctan arsinh
  artanh backepsilon bar binom bold boper breve bslash cdot check circ circle color coprod cos cosh cot coth csub csup
  dddot ddot def div divides dlarrow dlrarrow dot dotsaxis dotsdiag dotsdown dotslow dotsup dotsvert downarrow drarrow
  emptyset equiv evaluate exists exp fact fixed font forall fourier frac from func ge geslant gg grave gt hadd harpoon
  hat hbar hex iiint iint im in infinity infty int intd intersection it ital italic lambdabar langle laplace lbrace
  lceil ldbracket ldline le left leftarrow leftharpoon leftvec leslant lfloor lim liminf limsup lint ll lline llint
  lllint ln log lrdline lrline lsub lsup lt maj matrix minusplus mline nabla nbold ndivides neg neq newline ni nitalic
  none nospace notexists notin nprec nroot nsubset nsubseteq nsucc nsupset nsupseteq odivide odot ominus oper oplus or
  ortho otimes over overbrace overline overstrike owns parallel partial phantom plusminus prec preccurlyeq precsim prod
  prop rangle rbrace rceil rdbracket rdline re rfloor right rightarrow rline rsub rsup sans serif setc setminus setn
  setq setquotient setr setz sim simeq sin sinh size slash sqrt stack sub subset subseteq succ succcurlyeq succsim sum
  sup supset supseteq tan tanh tilde times to toward transl transr underbrace underline union uoper uparrow vec
  widebslash wideharpoon widehat wideleftharpoon wideleftvec wideslash widetilde widevec wp
`;

const words: ReadonlySet<string> = new Set(commands.trim().split(/\s+/));

/** Whether StarMath reads a word as a command. */
export const isCommand = (word: string): boolean => words.has(word.toLowerCase());

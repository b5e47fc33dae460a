/**
 * Doubts about a medicine and no danger, as `pattern.ts` reads them: who does not know whether it
 * was taken, asks it, thinks that it may have been repeated, or took it early or late.
 */
export const DOUBTS = `
@unsure de? ke? si __ __ @dosed ! @too_far ! @twice_so
@unsure de? ya? haber/haberme/haberle/haberla/haberlo/haberlas/haberlos __ @dosed ! @too_far
@unsure de? @dosed ! @too_far
¿ @dosed ! @too_far ! tengo ! aviso* ! record*
¿ <!que/si/cuando/porque me/he/habre he/habre? _ repetid* __ @medicine ! @certain
¿ <!que/si/cuando/porque/me/te/se/le repeti __ @medicine ! @certain
¿ <!que/si/cuando/porque/me/se me/he/habre he/habre? _ @took __ dos veces ! @certain
olvidado/olvide/olvido/saltado/salte _ _ _ @named ! @too_far ! compr* ! recog* ! farmacia ! receta* ! repet*
@perhaps __ @took __ dos veces ! @certain ! insulina
@unsure __ repetid*/repeti __ @medicine ! @certain
@took/@put __ @medicine _ _ @out_of_time ! @certain ! otra ! otro ! primera ! segunda ! dos veces ! repet*
`;

import * as z from 'zod/mini'

/** How likely a win of so many times the stake or more is: once in so many rounds of its title, exact or about (winners 6). */
export const winOdds = z.object({ oneIn: z.number().check(z.minimum(1)), isAbout: z.boolean() })
export type WinOdds = z.infer<typeof winOdds>

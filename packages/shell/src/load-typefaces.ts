/**
 * Asks for the typefaces that a brand's text is set in while the app asks for all else: one that comes after the words moves
 * them. Files of other alphabets and weights are left alone.
 */
export function loadTypefaces({ fonts, body }: Pick<Document, 'fonts' | 'body'>): void {
  // The typefaces of figures, and behind them those of text.
  const families = getComputedStyle(body).getPropertyValue('--font-figures')
  // What a device lacks is left to the next of the list.
  for (const weight of [400, 700]) fonts.load(`${weight} 1em ${families}`, 'ạ0').catch(() => undefined)
}

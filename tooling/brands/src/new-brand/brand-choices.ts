import type { Oklch } from 'culori'
import { readColour, type Look } from './derive-theme.ts'
import { hueOf } from './draw-sign.ts'

/** The languages that a brand can be opened in. */
export const offeredLanguages = ['vi', 'en'] as const

/** What is asked of whoever makes a brand. */
export type BrandChoices = {
  /** The name of the folder, of the merchant and of the host on a laptop. */
  name: string
  /** The name as people read it. */
  title: string
  colour: Oklch
  theme: Look
  language: (typeof offeredLanguages)[number]
}

/** The same as it is typed, of which all but the name may be missing. */
export type TypedChoices = {
  name: string
  title?: string | undefined
  colour?: string | undefined
  theme?: string | undefined
  language?: string | undefined
}

/** Names that the folder of the brands has for itself, or that a laptop has. */
const reserved = ['src', 'test', 'node_modules', 'localhost', 'www', 'api', 'agent', 'member', 'brand']

/** The longest shown name, in characters: a bar of 320 px shows it beside two buttons. */
const longestTitle = 24

/** What each choice is where nobody made it. */
export function usualChoices(name: string): Record<'title' | 'colour' | 'theme' | 'language', string> {
  return {
    title: name
      .split('-')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' '),
    colour: `oklch(0.55 0.16 ${hueOf(name)})`,
    theme: 'dark',
    language: 'vi',
  }
}

/** What is wrong with the name of a new brand; undefined where it can be had. `taken` are the names of the brands there are. */
export function refuseName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'pnpm brand new NAME: the name of the brand is missing'
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" cannot be a brand's name: lower case letters, digits and single hyphens, a letter first`
  }
  if (name.length < 2 || name.length > 32) {
    return `"${name}" cannot be a brand's name: it has 2 to 32 characters, this one ${name.length}`
  }
  if (reserved.includes(name)) return `"${name}" cannot be a brand's name: it means something else already`
  return taken.includes(name) ? `tooling/brands/${name} is there already: choose another name` : undefined
}

/** The choices as they are meant, or what is wrong with them, one sentence each. */
export function readChoices(typed: TypedChoices): BrandChoices | string[] {
  const { name } = typed
  const usual = usualChoices(name)
  const title = (typed.title ?? usual.title).trim().normalize('NFC')
  const typedColour = typed.colour ?? usual.colour
  const colour = readColour(typedColour)
  const theme = (['dark', 'light'] as const).find((each) => each === (typed.theme ?? usual.theme))
  const language = offeredLanguages.find((each) => each === (typed.language ?? usual.language))
  if (title !== '' && isShort(title) && colour && theme && language) {
    return { name, title, colour, theme, language }
  }
  return [
    ...(title === '' ? ['title: the name that people read is empty'] : []),
    ...(isShort(title)
      ? []
      : [`title: "${title}" is longer than ${longestTitle} characters, or has <, > or lines`]),
    ...(colour
      ? []
      : [`colour: "${typedColour}" is no opaque colour, such as #0f766e or oklch(0.5 0.1 180)`]),
    ...(theme ? [] : [`theme: "${typed.theme}" is neither dark nor light`]),
    ...(language ? [] : [`language: "${typed.language}" is none of ${offeredLanguages.join(', ')}`]),
  ]
}

function isShort(title: string): boolean {
  return Array.from(title).length <= longestTitle && !/[<>\p{Cc}]/u.test(title)
}

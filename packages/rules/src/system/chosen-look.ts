/** What a visitor chose of how a site is shown; nothing chosen means the brand decides. */
export type ChosenLook = { language?: string | undefined; theme?: 'dark' | 'light' | undefined }

/** The look that a page is in. */
export type Look = { language: string; theme: 'dark' | 'light' }

/** The tag of a language: which ones a brand has, its settings say. */
const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/
const themes = ['dark', 'light'] as const

const cookieName = 'saola-look'
const aYearSeconds = 31_536_000

/** The cookie that tells a site's server what was chosen, as a page writes it; nothing chosen takes it away (landing 12). */
export function lookCookie({ language, theme }: ChosenLook): string {
  const value = [language, theme].filter(Boolean).join('.')
  const seconds = value === '' ? 0 : aYearSeconds
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** What was chosen, by the header `Cookie`. A part that means nothing counts as not chosen. */
export function readLookCookie(header: string | undefined): ChosenLook {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
  const parts = (value ?? '').split('.')
  const theme = themes.find((each) => parts.includes(each))
  const chosen = parts.find((each) => tag.test(each))
  return { ...(chosen && { language: chosen }), ...(theme && { theme }) }
}

/** What is shown to who chose this: each choice as far as the brand offers it, else the brand's own. */
export function lookInUse(
  { language, theme }: ChosenLook,
  brand: {
    readonly languages: readonly string[]
    readonly defaultLanguage: string
    readonly theme: 'dark' | 'light'
  },
): Look {
  const isOffered = language !== undefined && brand.languages.includes(language)
  return { language: isOffered ? language : brand.defaultLanguage, theme: theme ?? brand.theme }
}

import { measurePairs, setToken, themeTokens } from '@saola/brands/theme'
import { ChoiceChips, SkipLink } from '@saola/ui'
import product from '@saola/ui/theme.css?raw'
import { useEffect, useState, type ReactElement } from 'react'
import { Brands } from './brands.tsx'
import { Colours } from './colours.tsx'
import { Contrast } from './contrast.tsx'
import { Corners } from './corners.tsx'
import type { Look } from './dress.ts'
import { Faces } from './faces.tsx'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { sayIn, type Language } from './say.ts'
import styles from './theme-page.module.css'
import { useSheet } from './use-sheet.ts'

const looks: readonly Look[] = ['dark', 'light']

/** The tokens of a brand beside what they make of the components, and the way into the brand's folder. */
export function ThemePage(): ReactElement | null {
  const [lang, setLang] = useState<Language>(navigator.language.startsWith('vi') ? 'vi' : 'en')
  const sheet = useSheet()
  const say = sayIn(lang)
  const title = say('Giao diện nhãn hiệu', 'Theme of a brand')
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = title
  }, [lang, title])
  if (sheet === undefined) return null
  const tokens = themeTokens(sheet.css, product)
  const pairs = { dark: measurePairs(tokens.dark), light: measurePairs(tokens.light) }
  const set = (name: string, dark: string, light: string): void =>
    sheet.change(setToken(sheet.css, product, name, { dark, light }))
  const setBoth = (name: string, value: string): void => set(name, value, value)
  return (
    <>
      <SkipLink href="#tokens">{say('Đến các giá trị', 'Skip to the tokens')}</SkipLink>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Brands say={say} />
        <ChoiceChips
          legend={say('Ngôn ngữ', 'Language')}
          legendHidden
          value={lang}
          onValueChange={setLang}
          choices={[
            { value: 'vi', label: 'Tiếng Việt' },
            { value: 'en', label: 'English' },
          ]}
        />
      </header>
      <main className={styles.page}>
        <div className={styles.seen}>
          <section className={styles.previews} aria-label={say('Xem thử', 'Preview')}>
            {looks.map((look) => (
              <Preview key={look} dress={{ css: sheet.css, look, lang }} />
            ))}
          </section>
          <Contrast pairs={pairs} tokens={tokens} say={say} />
        </div>
        <div className={styles.tokens} id="tokens" tabIndex={-1}>
          <Colours
            tokens={tokens}
            say={say}
            onSet={(look, name, value) => {
              const { dark = '', light = '' } = { dark: tokens.dark.get(name), light: tokens.light.get(name) }
              set(name, look === 'dark' ? value : dark, look === 'light' ? value : light)
            }}
          />
          <Corners tokens={tokens.dark} say={say} onSet={setBoth} />
          <Faces tokens={tokens.dark} say={say} onSet={setBoth} />
        </div>
      </main>
      <SaveBar sheet={sheet} pairs={[...pairs.dark, ...pairs.light]} say={say} />
    </>
  )
}

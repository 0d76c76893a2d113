import { useApp } from '@saola/shell'
import { Icon, IconButton, TextInput } from '@saola/ui'
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { holdDrawings } from '#shared/in-turn.ts'
import styles from './game-search.module.css'
import { SearchOffers } from './search-offers.tsx'
import { forgetSearches, keepSearch, readRecentSearches } from './recent-searches.ts'

export type GameSearchProps = {
  text: string
  onText: (text: string) => void
  /** The field is in use: what it needs should be loaded. */
  onWanted: () => void
}

/** The search field; while it is empty and in use it offers what was searched for before, and what many play. */
export function GameSearch({ text, onText, onWanted }: GameSearchProps): ReactElement {
  const { t } = useTranslation('games')
  const { device } = useApp().storage
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const [inUse, setInUse] = useState(false)
  const handleFocus = (): void => {
    onWanted()
    setRecent(readRecentSearches(device))
    setInUse(true)
  }
  const keep = (): void => {
    keepSearch(device, text)
    setRecent(readRecentSearches(device))
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return
    keep()
    setInUse(false)
  }
  const isScrolled = useIsScrolled()
  const handleText = (typed: string): void => {
    if (isScrolled.current) window.scrollTo({ top: 0 })
    holdDrawings()
    onText(typed)
  }
  const handleChoose = (chosen: string): void => {
    handleText(chosen)
    field.current?.focus()
  }
  return (
    <search className={styles.search} onFocus={handleFocus} onBlur={handleBlur}>
      <TextInput
        ref={field}
        type="search"
        value={text}
        placeholder={t('search.placeholder')}
        aria-label={t('search')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        start={<Icon name="search" size={20} />}
        end={
          text !== '' && (
            <IconButton icon="close" label={t('search.clear')} onClick={() => handleChoose('')} />
          )
        }
        onChange={(event) => handleText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          if (event.key === 'Escape') handleText('')
        }}
      />
      {inUse && text === '' && (
        <SearchOffers
          recent={recent}
          onChoose={handleChoose}
          onForget={() => {
            forgetSearches(device)
            setRecent([])
            field.current?.focus()
          }}
        />
      )}
    </search>
  )
}

/** Whether the page is scrolled, known without asking: at a key the page would be laid out for the answer. */
function useIsScrolled(): { readonly current: boolean } {
  const isScrolled = useRef(false)
  useEffect(() => {
    const note = (): void => {
      isScrolled.current = window.scrollY > 0
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return isScrolled
}

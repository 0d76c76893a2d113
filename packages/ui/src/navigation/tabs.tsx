import { Tabs as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './tabs.module.css'

/** One tab and what it shows. */
export type Tab = { value: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  value: string
  onValueChange: (value: string) => void
}

/** Panels that share a place; arrow keys move, the panel of the chosen tab alone is mounted. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps): ReactElement {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className={styles.tab} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

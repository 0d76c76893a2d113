import type { ReactElement } from 'react'

/** The languages every page is written in. */
export type Language = 'vi' | 'en'

/** One text in both languages. */
export type Words = Record<Language, string>

/** Chooses the words of the language that the workshop shows. */
export type Say = (vi: string, en: string) => string

export type StoryProps = { say: Say }

/** One state or variant of a component. */
export type Story = {
  id: string
  name: Words
  Show: (props: StoryProps) => ReactElement
  /** Given, the story has a window of its own of this size in px: for what clings to the edges of the window. */
  window?: { height: number; width?: number }
}

/** What one key does while the component has the focus. */
export type KeyNote = { keys: string; does: Words }

/** The shelves of the workshop, as `src/index.ts` orders the components. */
export type Group = 'press' | 'ask' | 'over' | 'show' | 'draw' | 'frame'

/** The page of one component; the file is named as the component's own. */
export type ComponentPage = {
  /** The name that the package exports. */
  component: string
  group: Group
  /** What it is for, and when to take something else. */
  purpose: Words
  stories: readonly Story[]
  /** Empty where there is nothing to operate. */
  keys: readonly KeyNote[]
}

import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './menu.module.css'

/** One line of a `Menu`. */
export type MenuItem = {
  id: string
  label: ReactNode
  onSelect: () => void
  icon?: IconName
  /** Given at all, the line is one of a set with a check mark. */
  checked?: boolean
  tone?: 'plain' | 'bad'
  disabled?: boolean
}

export type MenuProps = {
  /** The one button that opens it. */
  children: ReactElement
  /** Groups of lines, with a rule between them. */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'center' | 'end'
  /** Something to read above the lines, such as who is signed in. */
  head?: ReactNode
}

/** A short list of acts under a button; arrow keys and first letters walk it. */
export function Menu({ children, groups, align = 'end', head }: MenuProps): ReactElement {
  // A modal menu would hide a page that still holds focusable elements.
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={12}>
          {head && <Radix.Label className={styles.head}>{head}</Radix.Label>}
          {groups.map((group) => (
            <Radix.Group key={group.map((item) => item.id).join()} className={styles.group}>
              {group.map((item) => (
                <MenuLine key={item.id} item={item} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function MenuLine({ item }: { item: MenuItem }): ReactElement {
  const look = classNames(styles.item, item.tone === 'bad' && styles.bad)
  const disabled = item.disabled ?? false
  if (item.checked === undefined) {
    return (
      <Radix.Item className={look} disabled={disabled} onSelect={item.onSelect}>
        {item.icon && <Icon name={item.icon} size={20} />}
        <span>{item.label}</span>
      </Radix.Item>
    )
  }
  return (
    <Radix.CheckboxItem className={look} checked={item.checked} disabled={disabled} onSelect={item.onSelect}>
      <span className={styles.mark}>
        <Radix.ItemIndicator>
          <Icon name="check" size={20} />
        </Radix.ItemIndicator>
      </span>
      {item.label}
    </Radix.CheckboxItem>
  )
}

import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import control from './control.module.css'
import { useField } from './field.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './select.module.css'
import { takesRef } from '../takes-ref.ts'

/** One line of a `Select`. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string
}

/** The platform's own select, dressed; inside a `Field` it is labelled and described by it. */
export const Select: (props: SelectProps) => ReactElement = /* @__PURE__ */ takesRef(drawSelect)

function drawSelect({ options, placeholder, className, ...rest }: SelectProps): ReactElement {
  const field = useField()
  return (
    <span className={classNames(control.box, styles.box, className)}>
      <select className={classNames(control.input, styles.select)} {...field} {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" size={18} />
      </span>
    </span>
  )
}

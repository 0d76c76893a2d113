import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import styles from './checkbox.module.css'
import { takesRef } from '../takes-ref.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The sentence beside the box; links inside work. */
  children: ReactNode
  /** What is wrong, said at once to screen readers. */
  error?: ReactNode
}

/** A native checkbox with its sentence; the whole row is the target. */
export const Checkbox: (props: CheckboxProps) => ReactElement = /* @__PURE__ */ takesRef(drawCheckbox)

function drawCheckbox({ children, error, ...rest }: CheckboxProps): ReactElement {
  const id = useId()
  const wiring = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <div>
      <label className={styles.row} htmlFor={rest.id ?? id}>
        <input className={styles.box} type="checkbox" id={id} {...wiring} {...rest} />
        <span>{children}</span>
      </label>
      <div role="alert">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

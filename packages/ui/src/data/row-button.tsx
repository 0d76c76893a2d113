import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './row-button.module.css'
import { takesRef } from '../takes-ref.ts'

export type RowButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>

/** Opens a row of a `DataTable`: a press anywhere on the row is a press on it. Put it in the column that names the row. */
export const RowButton: (props: RowButtonProps) => ReactElement = /* @__PURE__ */ takesRef(drawRowButton)

function drawRowButton({ className, ...rest }: RowButtonProps): ReactElement {
  return <button type="button" className={classNames(styles.button, className)} data-opens-row {...rest} />
}

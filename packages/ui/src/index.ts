/**
 * How it looks: tokens and components, no product words.
 *
 * @module
 */
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { classNames } from './class-names.ts'
export { Field, useField, type FieldProps, type FieldWiring } from './field.tsx'
export { HornMark, type HornMarkProps } from './horn-mark.tsx'
export { Icon, type IconName, type IconProps } from './icon.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { LoadingMark, type LoadingMarkProps } from './loading-mark.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextInput, type TextInputProps } from './text-input.tsx'

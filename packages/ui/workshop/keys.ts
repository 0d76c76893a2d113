import type { KeyNote } from './story.ts'

/** Notes that are the same for many components. */
export const tabInto: KeyNote = {
  keys: 'Tab',
  does: {
    vi: 'Đưa tiêu điểm đến đây, rồi sang chỗ tiếp theo.',
    en: 'Moves the focus here, then to the next stop.',
  },
}

export const pressIt: KeyNote = {
  keys: 'Enter, Space',
  does: { vi: 'Bấm nút.', en: 'Presses the button.' },
}

export const followIt: KeyNote = {
  keys: 'Enter',
  does: { vi: 'Mở đường dẫn.', en: 'Follows the link.' },
}

export const typeIt: KeyNote = {
  keys: 'Tab',
  does: { vi: 'Vào ô để gõ, rồi sang chỗ tiếp theo.', en: 'Goes into the field, then to the next stop.' },
}

export const escapeCloses: KeyNote = {
  keys: 'Esc',
  does: {
    vi: 'Đóng lại; tiêu điểm về nút đã mở.',
    en: 'Closes it; the focus returns to the button that opened it.',
  },
}

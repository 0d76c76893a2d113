const newYear = { vi: 'Nghỉ Tết Nguyên đán', en: 'Closed for the Lunar New Year' }

/** The north does not draw on the eve of the lunar year and its first three days; the centre and the south draw all days. */
export const lotteryClosures = [
  ['2026-02-16', '2026-02-19'],
  ['2027-02-05', '2027-02-08'],
  ['2028-01-25', '2028-01-28'],
].map(([firstDay = '', lastDay = '']) => ({
  groupCode: 'NORTH',
  firstDay,
  lastDay,
  reasonVi: newYear.vi,
  reasonEn: newYear.en,
}))

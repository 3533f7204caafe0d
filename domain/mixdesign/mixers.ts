/** Who opens the set-up of mixes. */
export const mixers = ['admin', 'lab', 'lab_manager', 'advance_user'] as const

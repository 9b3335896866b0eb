/** Daily: removes texts that are older than the retention allows. */
export const REMOVE_TEXTS = 'retention-remove-texts';
/** Takes `{archiveOf}`, the id of a deleted account, and deletes its texts from the archive. */
export const DELETE_ARCHIVE = 'retention-delete-archive';

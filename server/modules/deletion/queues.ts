/** Takes `{deletionOf}`, the id of an account that is being deleted, and deletes what is left of it. */
export const DELETE_ACCOUNT = 'deletion-delete-account';

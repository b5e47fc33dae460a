/**
 * As the servers that speak S3's protocol call it: MinIO, Ceph, Amazon and others, whatever status
 * goes with it. `EntityTooLarge` speaks of one file alone.
 */
const CODES =
  /<Code>(?:XMinio(?:Admin)?)?(?:(?:Bucket|Service|Storage|User|Account|Disk)?QuotaExceeded(?:Exception)?|(?:Bucket|Storage|Disk)Full|StorageCapExceeded|InsufficientStorage(?:Space)?|NoSpaceLeft)<\/Code>/i;
/** Backblaze calls it a lack of rights, and says what is the matter in words alone. */
const WORDS = /<Message>[^<]*\bstorage cap exceeded\b/i;

const INSUFFICIENT_STORAGE = 507;
const TOO_MANY_REQUESTS = 429;

/**
 * Whether a bucket took no file because it has no room left, by its answer: its status and its
 * words, which are XML. A quota of calls is no matter of room.
 */
export const lacksRoom = (status: number, text: string): boolean =>
  status === INSUFFICIENT_STORAGE ||
  (status !== TOO_MANY_REQUESTS && (CODES.test(text) || WORDS.test(text)));

/** What the person has consented to when the call is made. */
export type Consents = { family: boolean; municipal: boolean };

/** Who calls, in the order of the table's columns. */
export const CALLERS = {
  nobody: "a browser without any session",
  expired: "sessions that have ended, each of the three roles named in turn",
  person: "the older person whom the call is about",
  person2: "another older person of the same municipality",
  "rel+": "a linked relative; the person gives familyConsent",
  "rel-": "a linked relative; the person does not give familyConsent",
  rel2: "a relative of another older person of the same municipality",
  "adm+": "an administrator of the municipality; the person gives municipalConsent",
  "adm-": "an administrator of the municipality; the person does not give municipalConsent",
  adm2: "an administrator of another municipality",
  "rel&p": "a relative, in a browser that also holds the person's cookie, role named",
  "rel?p": "the same browser, no role named: the session counts whose role may make the call",
} as const;

export type Caller = keyof typeof CALLERS;

/**
 * Who may do what: the status that each caller gets for a right request. Every operation of the
 * contract has a row; `operation:variant` is another way to call it, described in
 * `right-requests.ts`. An administrator's call that only relatives may make is refused before its
 * body is read: so `uploadAttachment` tells the one of another municipality 403, not 404.
 */
const TABLE = `
operation                        nobody expired person person2 rel+ rel- rel2 adm+ adm- adm2 rel&p rel?p
getHealth                           200     200    200     200  200  200  200  200  200  200   200   200
getReadiness                        200     200    200     200  200  200  200  200  200  200   200   200
ensureMunicipality                  200     200    200     200  200  200  200  200  200  200   200   200
createFirstAdministrator            403     403    403     403  403  403  403  403  403  403   403   403
createFirstAdministrator:invited    201     201    201     201  201  201  201  201  201  201   201   201
loginAdministrator                  200     200    200     200  200  200  200  200  200  200   200   200
createInvitation                    401     401    403     403  403  403  403  201  201  201   403   401
checkInvitation                     200     200    200     200  200  200  200  200  200  200   200   200
listInvitations                     401     401    403     403  403  403  403  200  200  200   403   401
deleteInvitation                    401     401    403     403  403  403  403  204  204  404   403   401
authoriseDevice                     401     401    403     403  403  403  403  200  200  200   403   401
createDeviceLink                    401     401    403     403  403  403  403  201  201  201   403   401
claimDevice                         200     200    200     200  200  200  200  200  200  200   200   200
keepSoundTrial                      200     200    200     200  200  200  200  200  200  200   200   200
keepClockOffset                     204     204    204     204  204  204  204  204  204  204   204   204
listDevices                         401     401    403     403  403  403  403  200  200  200   403   401
deleteDevice                        401     401    403     403  403  403  403  204  204  404   403   401
getSession                          401     401    200     200  200  200  200  200  200  200   200   401
deleteSession                       401     401    204     204  204  204  204  204  204  204   204   401
loginWithCode                       200     200    200     200  200  200  200  200  200  200   200   200
showEnrolment                       200     200    200     200  200  200  200  200  200  200   200   200
loginEnrolling                      200     200    200     200  200  200  200  200  200  200   200   200
listColleagues                      401     401    403     403  403  403  403  200  200  200   403   401
setColleagueActive                  401     401    403     403  403  403  403  204  204  404   403   401
recoverAdministrator                401     401    401     401  401  401  401  401  401  401   401   401
recoverAdministrator:operator       201     201    201     201  201  201  201  201  201  201   201   201
getSecondFactor                     401     401    403     403  403  403  403  200  200  200   403   401
beginEnrolment                      401     401    403     403  403  403  403  200  200  200   403   401
finishEnrolment                     401     401    403     403  403  403  403  200  200  403   403   401
createRecoveryCodes                 401     401    403     403  403  403  403  200  200  400   403   401
changePassword                      401     401    403     403  204  204  204  204  204  204   204   204
listAccountSessions                 401     401    403     403  200  200  200  200  200  200   200   200
deleteAccountSession                401     401    403     403  404  404  404  204  204  404   404   404
createColleaguePasswordLink         401     401    403     403  403  403  403  201  201  404   403   401
createSupportPasswordLink           401     401    403     403  403  403  403  201  201  404   403   401
requestSupportPasswordLink          204     204    204     204  204  204  204  204  204  204   204   204
checkPasswordLink                   200     200    200     200  200  200  200  200  200  200   200   200
takePasswordLink                    200     200    200     200  200  200  200  200  200  200   200   200
dismissAttackNotice                 401     401    204     204  204  204  204  204  204  204   204   401
listUsers                           200     200    200     200  200  200  200  200  200  200   200   200
listUsers:full                      401     401    401     401  401  401  401  200  200  404   401   401
createUser                          401     401    403     403  403  403  403  201  201  404   403   401
checkUserImport                     401     401    403     403  403  403  403  200  200  200   403   401
importUsers                         401     401    403     403  403  403  403  201  201  201   403   401
makeUserSheets                      401     401    403     403  403  403  403  201  201  404   403   401
getUser                             401     401    200     403  200  200  403  200  200  404   200   200
changeUser                          401     401    403     403  403  403  403  200  200  404   403   401
setPhoto                            401     401    403     403  403  403  403  200  200  404   403   401
setActive                           401     401    403     403  403  403  403  204  204  404   403   401
getStaffNotes                       401     401    403     403  403  403  403  200  200  404   403   401
writeStaffNotes                     401     401    403     403  403  403  403  200  200  404   403   401
deleteUser                          401     401    403     403  403  403  403  204  204  404   403   401
getErasure                          401     401    404     404  404  404  404  200  200  404   404   401
exportUserOnRequest                 401     401    403     403  403  403  403  200  200  404   403   401
exportUserOnRequest:heir            401     401    403     403  403  403  403  409  409  404   403   401
exportUser                          401     401    200     403  403  403  403  403  403  404   403   200
changeSettings                      401     401    200     403  403  403  403  200  200  404   403   200
changeSettings:consent              401     401    200     403  403  403  403  200  200  404   403   200
changeSettings:theme                401     401    200     403  403  403  403  200  200  404   403   200
changeSettings:heirs                401     401    200     403  403  403  403  403  403  404   403   200
getPause                            401     401    200     403  403  403  403  200  200  404   403   200
setPause                            401     401    403     403  403  403  403  200  200  404   403   401
endPause                            401     401    204     403  403  403  403  204  204  404   403   204
setPin                              401     401    403     403  403  403  403  204  204  404   403   401
choosePin                           401     401    204     403  403  403  403  403  403  404   403   204
postponePin                         401     401    204     403  403  403  403  403  403  404   403   204
getConsents                         401     401    200     403  403  403  403  200  200  404   403   200
giveConsentOnPaper                  401     401    403     403  403  403  403  200  200  404   403   401
answerConsentQuestion               401     401    204     403  403  403  403  403  403  404   403   204
seeConsentNews                      401     401    403     403  204  204  403  403  403  404   204   204
verifyPin                           200     200    200     200  200  200  200  200  200  404   200   200
getPhoto                            200     200    200     200  200  200  200  200  200  200   200   200
listAuditEvents                     401     401    200     403  403  403  403  200  200  404   403   200
listMunicipalEvents                 401     401    403     403  403  403  403  200  200  200   403   401
exportMunicipalEvents               401     401    403     403  403  403  403  200  200  200   403   401
listAttention                       401     401    403     403  403  403  403  200  200  200   403   401
putAttentionAway                    401     401    403     403  403  403  403  204  204  204   403   401
resumeRetention                     401     401    403     403  403  403  403  204  204  204   403   401
listRetention                       401     401    403     403  403  403  403  200  200  200   403   401
listAnnouncements                   401     401    403     403  403  403  403  200  200  200   403   401
getAnnouncement                     401     401    403     403  403  403  403  200  200  404   403   401
createAnnouncement                  401     401    403     403  403  403  403  201  201  201   403   401
changeAnnouncement                  401     401    403     403  403  403  403  200  200  404   403   401
withdrawAnnouncement                401     401    403     403  403  403  403  204  204  404   403   401
markAnnouncementsSeen               401     401    204     403  403  403  403  403  403  404   403   204
getFigures                          401     401    403     403  403  403  403  200  200  200   403   401
exportFigures                       401     401    403     403  403  403  403  200  200  200   403   401
createSupportPerson                 401     401    403     403  403  403  403  201  201  404   403   401
listSupportPersons                  401     401    403     403  403  403  403  200  200  404   403   401
createSupportInvitation             401     401    403     403  403  403  403  201  201  404   403   401
listSupportInvitations              401     401    403     403  403  403  403  200  200  404   403   401
deleteSupportInvitation             401     401    403     403  403  403  403  204  204  404   403   401
checkSupportInvitation              200     200    200     200  200  200  200  200  200  200   200   200
acceptSupportInvitation             200     200    200     200  200  200  200  200  200  200   200   200
deleteSupportPerson                 401     401    403     403  403  403  403  204  204  404   403   401
setSupportPassword                  401     401    403     403  403  403  403  204  204  404   403   401
loginSupportPerson                  200     200    200     200  200  200  200  200  200  200   200   200
listReminders                       401     401    200     403  200  403  403  403  403  404   200   200
listUpcomingReminders               401     401    200     403  200  403  403  403  403  404   200   200
listReminderWeek                    401     401    200     403  200  403  403  403  403  404   200   200
createReminder                      401     401    201     403  201  403  403  403  403  404   201   201
changeReminder                      401     401    200     403  200  403  403  403  403  404   200   200
completeReminder                    401     401    200     403  200  403  403  403  403  404   200   200
deleteReminder                      401     401    204     403  204  403  403  403  403  404   204   204
getReminderStats                    401     401    200     403  200  403  403  200  403  404   200   200
requestUpload                       401     401    200     403  403  403  403  403  403  404   403   200
putUpload                           204     204    204     204  204  204  204  204  204  204   204   204
confirmUpload                       401     401    201     403  403  403  403  403  403  404   403   201
listMedia                           401     401    200     403  200  403  403  403  403  404   200   200
getMediaStats                       401     401    200     403  200  403  403  200  403  404   200   200
getObject                           401     401    200     403  200  403  403  403  403  404   200   200
getObject:attachment                401     401    200     403  403  403  403  403  403  404   403   200
getThumbnail                        401     401    200     403  200  403  403  403  403  404   200   200
deleteMedia                         401     401    204     403  403  403  403  403  403  404   403   204
getBackupStatus                     401     401    403     403  403  403  403  200  200  200   403   401
announceRelease                     401     401    401     401  401  401  401  401  401  401   401   401
announceRelease:token               200     200    200     200  200  200  200  200  200  200   200   200
sendReleaseFile                     401     401    401     401  401  401  401  401  401  401   401   401
sendReleaseFile:token               204     204    204     204  204  204  204  204  204  204   204   204
listReleases                        401     401    403     403  403  403  403  200  200  200   403   401
listReleases:token                  200     200    200     200  200  200  200  200  200  200   200   200
activateRelease                     401     401    401     401  401  401  401  401  401  401   401   401
activateRelease:token               200     200    200     200  200  200  200  200  200  200   200   200
rollBackRelease                     401     401    401     401  401  401  401  401  401  401   401   401
rollBackRelease:token               200     200    200     200  200  200  200  200  200  200   200   200
switchAreaOff                       401     401    401     401  401  401  401  401  401  401   401   401
switchAreaOff:token                 200     200    200     200  200  200  200  200  200  200   200   200
switchAreaOn                        401     401    401     401  401  401  401  401  401  401   401   401
switchAreaOn:token                  200     200    200     200  200  200  200  200  200  200   200   200
createReleaseToken                  401     401    401     401  401  401  401  401  401  401   401   401
createReleaseToken:operator         201     201    201     201  201  201  201  201  201  201   201   201
listReleaseTokens                   401     401    401     401  401  401  401  401  401  401   401   401
listReleaseTokens:operator          200     200    200     200  200  200  200  200  200  200   200   200
revokeReleaseToken                  401     401    401     401  401  401  401  401  401  401   401   401
revokeReleaseToken:operator         204     204    204     204  204  204  204  204  204  204   204   204
getRegistry                         200     200    200     200  200  200  200  200  200  200   200   200
getAreaReleases                     200     200    200     200  200  200  200  200  200  200   200   200
reportAreaFailure                   204     204    204     204  204  204  204  204  204  204   204   204
listChatMessages                    401     401    200     403  403  403  403  403  403  404   403   200
sendChatMessage                     401     401    201     403  403  403  403  403  403  404   403   201
clearChat                           401     401    204     403  403  403  403  403  403  404   403   204
createScore                         401     401    201     403  403  403  403  403  403  404   403   201
listScores                          401     401    200     403  403  403  403  403  403  404   403   200
listGames                           401     401    200     403  403  403  403  403  403  404   403   200
keepPace                            401     401    204     403  403  403  403  403  403  404   403   204
recordActivity                      401     401    204     403  403  403  403  403  403  404   403   204
getHome                             401     401    200     403  403  403  403  403  403  404   403   200
getMetrics                          401     401    200     403  200  403  403  200  403  404   200   200
uploadAttachment                    401     401    403     403  200  200  403  403  403  403   200   200
sendSupportMessage                  401     401    403     403  201  201  403  403  403  404   201   201
sendSupportMessage:unlinked         401     401    403     403  403  403  403  403  403  404   403   403
listSupportMessages                 401     401    200     403  403  403  403  403  403  404   403   200
listSentMessages                    401     401    403     403  200  200  403  403  403  404   200   200
markSupportMessagesSeen             401     401    204     403  403  403  403  403  403  404   403   204
putSupportMessagesSeen              401     401    204     403  403  403  403  403  403  404   403   204
deleteSeenSupportMessages           401     401    204     403  403  403  403  403  403  404   403   204
keepSupportMessageFile              401     401    201     403  403  403  403  403  403  404   403   201
`;

const [head = "", ...lines] = TABLE.trim().split("\n");

export type Cell = { row: string; caller: Caller; status: number };

/** One cell for each row and caller, in reading order. */
export const CELLS: Cell[] = lines.flatMap((line) => {
  const [row = "", ...statuses] = line.split(/\s+/);
  const columns = head.split(/\s+/).slice(1) as Caller[];
  if (statuses.length !== columns.length) throw new Error(`count the columns of ${row}`);
  return columns.map((caller, index) => ({ row, caller, status: Number(statuses[index]) }));
});

/** The names of the rows, as written. */
export const ROWS: string[] = [...new Set(CELLS.map(({ row }) => row))];

/** Rows in which the same callers are let through, and the others refused alike, are one rule. */
const RULES = Map.groupBy(ROWS, (row) => cellsOf(row).map(outcomeOf).join(" "));

/** Of the same role, but with the consent, the link or the municipality that this one lacks. */
const LET_THROUGH: Partial<Record<Caller, Caller>> = {
  person2: "person",
  "rel-": "rel+",
  rel2: "rel+",
  "adm-": "adm+",
  adm2: "adm+",
};

/**
 * Those of the quick tier. Two rows alike may stand on two permissions, so of every row one caller
 * whose call is done, and one whom a condition refuses, though their role may make the call, or
 * else one whom it refuses at all; and for every caller each thing that they can be answered.
 */
export const CHOSEN_CELLS: Cell[] = chosenCells();

function chosenCells(): Cell[] {
  const ofRows = [...RULES.values()].flatMap((rows) => rows.flatMap(oneOfEach));
  const answerOf = (cell: Cell) => `${cell.caller}: ${outcomeOf(cell)}`;
  const shown = new Set(ofRows.map(answerOf));
  const others = Map.groupBy(CELLS, answerOf);
  // Of other rows for each answer, so that no one call stands for them all.
  const ofAnswers = [...others].flatMap(([answer, cells], place) =>
    shown.has(answer) ? [] : inTurn(cells, place * 7),
  );
  return [...ofRows, ...ofAnswers];
}

/**
 * One caller whose call is done and one who is refused, others from row to row of a rule. Where the
 * call is open to all, one without a session shows it. A browser with two sessions does not show
 * which of the two roles may make the call.
 */
function oneOfEach(row: string, place: number): Cell[] {
  const cells = cellsOf(row);
  const done = cells.filter(({ status }) => status < 400);
  const open = done.filter(({ caller }) => caller === "nobody");
  const ofOneRole = done.filter(({ caller }) => caller !== "rel&p" && caller !== "rel?p");
  const refused = cells.filter(({ status }) => status >= 400);
  const byCondition = refused.filter(({ caller }) =>
    done.some((cell) => cell.caller === LET_THROUGH[caller]),
  );
  return [
    ...inTurn(open.length > 0 ? open : ofOneRole, place),
    ...inTurn(byCondition.length > 0 ? byCondition : refused, place),
  ];
}

/** The cell whose turn it is; none where there are none. */
function inTurn(cells: Cell[], place: number): Cell[] {
  return cells.slice(place % cells.length).slice(0, 1);
}

function cellsOf(row: string): Cell[] {
  return CELLS.filter((cell) => cell.row === row);
}

/** What is done is told apart by the call, 200 or 204; what is refused, by the rule. */
export function outcomeOf({ status }: Cell): string {
  return status < 400 ? "done" : String(status);
}

/** Operations that no row speaks of, and rows that speak of no operation. */
export function missingRows(rows: string[], operations: string[]) {
  const named = new Set(rows.map((row) => row.split(":")[0] ?? row));
  return {
    withoutRow: operations.filter((id) => !named.has(id)),
    withoutOperation: [...named].filter((id) => !operations.includes(id)),
  };
}

/** The table as it is written above, and what its columns mean. */
export function printedTable(): string {
  const legend = Object.entries(CALLERS).map(([caller, who]) => `${caller.padEnd(9)}${who}`);
  return [TABLE.trim(), "", ...legend, ""].join("\n");
}

if (import.meta.main) await Deno.stdout.write(new TextEncoder().encode(printedTable()));

import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { answerQuestion, seeNews } from "./answer-question.ts";
import { giveOnPaper } from "./give-on-paper.ts";
import { consentParams, consentsExample, consentsSchema, newsQuery } from "./schemas.ts";
import { showConsents } from "./show-consents.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/consents",
  operationId: "getConsents",
  summary: "Show with whom a person shares, and since when",
  description:
    "For the person and for administrators of their municipality. `mayGive` says whether whoever " +
    "asks may give a consent now, and `whyNot` why not.",
  permission: "consents:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("Each consent and its history.", consentsSchema, consentsExample),
  },
  errors: [403, 404],
});

const onPaper = createRoute({
  method: "put",
  path: "/users/{userId}/consents/{consent}/paper",
  operationId: "giveConsentOnPaper",
  summary: "Record a consent that the person signed on paper",
  description:
    "It comes into force seven days later, or when the person confirms it (`PUT settings` with " +
    "true). Until then, and afterwards, person and town hall can withdraw it (`PUT settings` with " +
    "false). A consent that is given stays as it is.",
  permission: "consents:give-on-paper",
  request: { params: consentParams },
  responses: {
    200: jsonResponse("Each consent and its history.", consentsSchema, consentsExample),
  },
  errors: [404, 409],
});

const question = createRoute({
  method: "delete",
  path: "/users/{userId}/consents/{consent}/question",
  operationId: "answerConsentQuestion",
  summary: "Say that one gave a consent oneself",
  description:
    "A consent that was given with a PIN which somebody else may know is asked about at each entry " +
    "(`consentQuestions` of the home). With such a PIN this session alone is not asked again until " +
    "seven days have passed; with a PIN that only the person knows nobody is. 'No' is `PUT settings`.",
  permission: "consents:answer",
  request: { params: consentParams },
  responses: { 204: { description: "It is noted." } },
  errors: [404],
});

const news = createRoute({
  method: "delete",
  path: "/users/{userId}/consents/news",
  operationId: "seeConsentNews",
  summary: "Put away what a support person was told of new consents",
  description:
    "For a support person, of one they are linked to. With `until`, what was given later is " +
    "still told.",
  permission: "consents:see-news",
  request: { params: userParams, query: newsQuery },
  responses: { 204: { description: "It is not told again." } },
  errors: [404],
});

export const consentsRoutes = createRouter("users")
  .verb(show, showConsents)
  .verb(onPaper, giveOnPaper)
  .verb(question, answerQuestion)
  .verb(news, seeNews);

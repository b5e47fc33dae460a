-- What was ticked at enrolment before histories were kept: in force with nothing before it, or withdrawn
-- first. Whoever enrolled the person is named while that is still known.
INSERT INTO "consent_events" ("user_id", "consent", "step", "administrator_id", "administrator_name", "at", "in_force_from")
SELECT u."id", ticked."consent", 'enrolled', by."id", by."name", u."created_at", u."created_at"
FROM "users" u
CROSS JOIN LATERAL (VALUES ('family', u."family_consent"), ('municipal', u."municipal_consent"))
	AS ticked ("consent", "is_in_force")
LEFT JOIN LATERAL (
	SELECT e."step" FROM "consent_events" e
	WHERE e."user_id" = u."id" AND e."consent" = ticked."consent"
	ORDER BY e."at", e."id" LIMIT 1
) first ON true
LEFT JOIN LATERAL (
	SELECT a."id", a."name" FROM "audit_events" e JOIN "administrators" a ON a."id" = e."actor_id"
	WHERE e."subject_id" = u."id" AND e."action" = 'user.created'
	ORDER BY e."id" LIMIT 1
) by ON true
WHERE first."step" = 'withdrawn' OR (first."step" IS NULL AND ticked."is_in_force");

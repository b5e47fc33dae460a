ALTER TABLE "devices" ADD COLUMN "sound_heard" boolean;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "sound_tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_sound" CHECK (("devices"."sound_heard" is null) = ("devices"."sound_tried_at" is null));